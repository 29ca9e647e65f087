/** How much room there is: the three layouts of the frame. */

/** Whether a media query holds. Everything reads these, so a plain state serves them all: nobody subscribes anew. */
class Room {
  holds = $state.raw(false);

  constructor(query: string) {
    if (typeof matchMedia === 'undefined') return;
    const media = matchMedia(query);
    this.holds = media.matches;
    media.addEventListener('change', () => {
      this.holds = media.matches;
    });
  }
}

const phone = new Room('(max-width: 699px)');
const desk = new Room('(min-width: 1200px)');

export const viewport = {
  get isPhone(): boolean {
    return phone.holds;
  },
  get isDesk(): boolean {
    return desk.holds;
  },
};
