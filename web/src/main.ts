import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { speak } from '$lib/i18n/words.svelte';
import { settings } from '$lib/settings.svelte';

settings.applyTheme();
await speak(settings.language);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').then(keepTelling, () => undefined);
}

/** Whoever is told of turns stays so under a new session or in another language. */
async function keepTelling(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const [{ told }, { learn }] = await Promise.all([
    import('$lib/told.svelte'),
    import('$lib/i18n/words.svelte'),
  ]);
  await learn('told');
  await told.keep();
}
