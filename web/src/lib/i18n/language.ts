/** The four languages. */

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; the same in every catalogue, so it stands here. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** Whether a text names one of the languages. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.includes(text as Language);

/** The first of a person's languages that we speak, or English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
