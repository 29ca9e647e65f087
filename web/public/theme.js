/* Before the first paint: the theme that was chosen here the last time. */
try {
  var theme = JSON.parse(localStorage.getItem('tallgrass') || '{}').theme;
  if (theme === 'noon' || theme === 'dusk') document.documentElement.dataset.theme = theme;
} catch (error) {
  document.documentElement.removeAttribute('data-theme');
}
