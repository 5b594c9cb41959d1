import {useLanguage} from '~/i18n/language-provider';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {categories} from '~/shop/categories';
import {nextCollection} from '~/shop/category-texts';

/** The way on from the end of a collection: to the next one of the menu, after the last to the first. */
export function NextCollection({category}: {category: string}) {
  const {pick} = useLanguage();
  const listed = categories.filter(({inMenu}) => inMenu);
  const here = listed.findIndex(({handle}) => handle === category);
  const next = here < 0 ? undefined : listed[(here + 1) % listed.length];
  if (!next) return null;
  return (
    <p className="mt-section border-t border-line pt-6">
      <Link
        to={`/category/${next.handle}`}
        className="group flex min-h-11 items-center justify-between gap-6"
      >
        <span>
          <span className="mb-2 block text-sm text-stone">{pick(nextCollection)}</span>
          <span className="text-title decoration-1 underline-offset-4 group-hover:underline">
            {pick(next.name)}
          </span>
        </span>
        <ArrowIcon />
      </Link>
    </p>
  );
}
