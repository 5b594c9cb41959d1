import {collectionThumbnail, thumbnailSize} from '~/catalogue/collection-thumbnail';
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
  const address = `/category/${next.handle}`;
  const picture = collectionThumbnail(address);
  return (
    <p className="mt-section border-t border-line pt-6">
      <Link to={address} className="group flex min-h-11 flex-wrap items-center gap-6">
        {picture && (
          <img src={picture} alt="" {...thumbnailSize} loading="lazy" className="w-2/5 max-w-60" />
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
