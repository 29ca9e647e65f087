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

/** Long enough after the page for a first game to begin: what serves the next visit must not delay this one. */
const SETTLED = 5_000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => {
    void navigator.serviceWorker.register('/sw.js').then(keep, () => undefined);
  }, SETTLED);
}

async function keep(): Promise<void> {
  await Promise.all([keepPage(), keepTelling()]);
}

/** Has what this page is made of kept, for it came before anybody could keep it. */
async function keepPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
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
