import lom from '~/shop/pictures/reviews/lom.jpg?w=200&format=webp&as=metadata';
import rowan from '~/shop/pictures/reviews/rowan.jpg?w=200&format=webp&as=metadata';
import skarv from '~/shop/pictures/reviews/skarv.jpg?w=200&format=webp&as=metadata';
import type {LocalizedText} from '~/i18n/languages';

interface Review {
  name: LocalizedText;
  /** Stars, 1 to 5. */
  rating: number;
  comment: LocalizedText;
  image: {src: string; width: number; height: number};
}

/** Static reviews (specification §3); may be empty. The shop's owner replaces them with real customers' reviews. */
export const reviews: readonly Review[] = [
  {
    name: {sv: 'Kund i Göteborg', en: 'Customer in Gothenburg'},
    rating: 5,
    comment: {
      sv: 'Jag glömmer att jag har dem på mig. Först när jag tar av mig dem märker jag hur mycket det bländar.',
      en: 'I forget that I’m wearing them. I only notice the glare when I take them off.',
    },
    image: skarv,
  },
  {
    name: {sv: 'Kund i Umeå', en: 'Customer in Umeå'},
    rating: 5,
    comment: {
      sv: 'Valnöten har mörknat där jag brukar hålla dem. De är finare nu än när de kom.',
      en: 'The walnut has darkened where I hold them. They look better now than the day they arrived.',
    },
    image: rowan,
  },
  {
    name: {sv: 'Kund i Köpenhamn', en: 'Customer in Copenhagen'},
    rating: 5,
    comment: {
      sv: 'Jag råkade sätta mig på dem i bilen. Skalmen fjädrade tillbaka och de sitter som förut.',
      en: 'I sat on them in the car. The temple sprang back, and they fit as well as ever.',
    },
    image: lom,
  },
];

/**
 * Below the reviews. For real ones the owner states here whether and how the shop checks that they are from customers
 * (article 7(6) of directive 2005/29/EC); null omits it.
 */
export const reviewsNote: LocalizedText | null = {
  sv: 'Så här visas omdömen. De här tre är exempel, tills kunderna har skrivit sina egna.',
  en: 'This is how reviews appear. These three are examples, until customers have written their own.',
};
