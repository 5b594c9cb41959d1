import {views} from '~/shop/swedish/picture-words';

interface PictureWords {
  name: string;
  hue?: string | undefined;
  parts?: string | undefined;
  /** All but the view. */
  subject: string;
  /** One of `views`. */
  view?: string | undefined;
}

/** "Aviator in red with smoke lenses in sunlight": a name, a hue, parts, and the view " in sunlight". */
export function pictureWords(english: string): PictureWords {
  const view = [...views.keys()].find((ending) => english.endsWith(ending));
  const subject = view ? english.slice(0, -view.length) : english;
  const [, name = '', hue, parts] = /^(.+?)(?: in (.+?))?(?: with (.+))?$/s.exec(subject) ?? [];
  return {name, hue, parts, subject, view};
}
