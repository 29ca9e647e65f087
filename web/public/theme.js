/* Before the first paint: the theme that was chosen here the last time, and the words that will be needed. */
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('tallgrass') || '{}') || {};
  } catch (error) {
    /* Without storage nothing was chosen. */
  }
  if (kept.theme === 'noon' || kept.theme === 'dusk') document.documentElement.dataset.theme = kept.theme;

  /* The language is settled by the page itself; where this guesses another, only time is lost. */
  var words = JSON.parse(document.currentScript.dataset.words || '{}');
  var tags = [kept.language].concat(navigator.languages || [], 'en');
  var spoken = tags.map((tag) => String(tag).toLowerCase().split('-')[0]).find((tag) => words[tag]);
  (words[spoken] || []).forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  });
})();
