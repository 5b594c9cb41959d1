import {useLanguage} from '~/i18n/language-provider';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Scene, type BuiltPicture} from '~/ui/scene';
import {categories} from '~/shop/categories';
import {nextCollection} from '~/shop/category-texts';

interface NextCollectionProps {
  category: string;
  picture: BuiltPicture | undefined;
}

/** The way on from the end of a collection. */
export function NextCollection({category, picture}: NextCollectionProps) {
  const {pick} = useLanguage();
  const next = nextCategory(category);
  if (!next) return null;
  return (
    <p className="mt-section border-t border-line pt-6">
      <Link
        to={`/category/${next.handle}`}
        className="group flex min-h-11 flex-wrap items-center gap-6"
      >
        {picture && (
          <span className="w-full lg:w-[calc(50%-0.75rem)]">
            <Scene
              picture={picture}
              alt=""
              sizes="(min-width: 1440px) 640px, (min-width: 1024px) 46vw, 94vw"
              className="w-full"
            />
          </span>
        )}
        <span>
          <span className="mb-2 block text-sm text-stone">{pick(nextCollection)}</span>
          <span className="flex items-center gap-4 text-title decoration-1 underline-offset-4 group-hover:underline">
            {pick(next.name)}
            <ArrowIcon />
          </span>
        </span>
      </Link>
    </p>
  );
}

/** The collection that follows in the menu; after the last, the first. */
export function nextCategory(category: string) {
  const listed = categories.filter(({inMenu}) => inMenu);
  const here = listed.findIndex(({handle}) => handle === category);
  return here < 0 ? undefined : listed[(here + 1) % listed.length];
}
