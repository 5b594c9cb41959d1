import {views} from '~/shop/swedish/picture-words';

interface PictureWords {
  name: string;
  subject: string;
  /** One of `views`. */
  view?: string;
}

/** "Aviator in red in sunlight" shows Aviator; its subject is "Aviator in red", its view " in sunlight". */
export function pictureWords(english: string): PictureWords {
  const view = [...views.keys()].find((ending) => english.endsWith(ending));
  const subject = view ? english.slice(0, -view.length) : english;
  const [name = ''] = subject.split(/ in | with /);
  return {name, subject, ...(view && {view})};
}
