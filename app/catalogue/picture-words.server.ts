import {views} from '~/shop/swedish/picture-words';

/** "Skarv in red in sunlight" is the subject "Skarv in red", seen in the view " in sunlight", one of `views`, if any. */
export function pictureWords(english: string): {subject: string; view?: string} {
  const view = [...views.keys()].find((ending) => english.endsWith(ending));
  return view ? {subject: english.slice(0, -view.length), view} : {subject: english};
}
