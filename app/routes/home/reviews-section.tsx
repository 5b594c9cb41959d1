import {useLanguage} from '~/i18n/language-provider';
import {StarIcon} from '~/ui/icons';
import {reviews, reviewsNote} from '~/shop/reviews';
import {text} from '~/shop/pages/home';
import {SectionHead} from './section-head';

export function Reviews() {
  const {pick} = useLanguage();
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="shell pt-section">
      <SectionHead id="reviews" title={pick(text.reviews)} />
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {reviews.map(({name, rating, comment, image}) => (
          <li key={name.en} className="border-t border-line pt-6">
            <figure className="flex h-full flex-col">
              <p
                role="img"
                aria-label={pick(text.rating, {rating})}
                className="flex gap-1 text-amber"
              >
                {Array.from({length: rating}, (_, index) => (
                  <StarIcon key={index} />
                ))}
              </p>
              <blockquote className="mt-4 text-heading font-normal">
                <p>{pick(comment)}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-6 text-stone">
                <img
                  src={image.src}
                  width={image.width}
                  height={image.height}
                  alt=""
                  loading="lazy"
                  className="size-14 bg-mist object-cover"
                />
                {pick(name)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {reviewsNote && <p className="mt-8 text-sm text-stone">{pick(reviewsNote)}</p>}
    </section>
  );
}
