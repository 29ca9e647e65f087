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
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
