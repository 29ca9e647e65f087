/** "Tell me when it is my turn": this browser's subscription to push messages. */

import { t } from './i18n/words.svelte';
import { session } from './session.svelte';
import { telling, type Telling } from './told';

class Told {
  state = $state.raw<Telling>('off');
  busy = $state.raw(false);
  failed = $state.raw(false);

  /** Looks where it stands. */
  async look(): Promise<void> {
    const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    const secure = window.isSecureContext;
    const subscription = able && secure ? await this.#subscription() : null;
    const permission = able ? Notification.permission : 'default';
    this.state = telling({ secure, able, permission, subscribed: subscription !== null });
  }

  /** Turns it on or off, as far as browser and server let us. */
  async turn(on: boolean): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      if (on) await this.#begin();
      else await this.#end();
    } catch {
      this.failed = true;
    }
    await this.look();
    this.busy = false;
  }

  /** Looks where it stands, and tells the server again: the session or the language may be another one. */
  async keep(): Promise<void> {
    await this.look();
    const subscription = this.state === 'on' ? await this.#subscription() : null;
    if (!subscription) return;
    try {
      await session.api.subscribe(subscription.toJSON(), t('told-text'));
    } catch {
      // Nobody would be told: that is off, whatever the browser says.
      this.state = 'off';
    }
  }

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  async #begin(): Promise<void> {
    // Asked for first: browsers want it to follow the click.
    if ((await Notification.requestPermission()) !== 'granted') return;
    await session.beSomebody();
    const { key } = await session.api.pushKey();
    await navigator.serviceWorker.register('/sw.js');
    const worker = await navigator.serviceWorker.ready;
    // One that was made for another server's key is no use.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    try {
      await session.api.subscribe(subscription.toJSON(), t('told-text'));
    } catch (error) {
      await subscription.unsubscribe();
      throw error;
    }
  }

  async #end(): Promise<void> {
    const subscription = await this.#subscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    // The server also notices by itself that nobody is there any more.
    await session.api.unsubscribe(subscription.endpoint).catch(() => undefined);
  }
}

export const told = new Told();
