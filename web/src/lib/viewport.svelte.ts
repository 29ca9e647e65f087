/** How much room there is: the three layouts of the frame. */

import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 699px)');
const desk = new MediaQuery('(min-width: 1200px)');

export const viewport = {
  get isPhone(): boolean {
    return phone.current;
  },
  get isDesk(): boolean {
    return desk.current;
  },
};
