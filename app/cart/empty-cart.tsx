import {collectionLinks} from '~/catalogue/collection-links';
import {collectionThumbnail, thumbnailSize} from '~/catalogue/collection-thumbnail';
import {useLanguage} from '~/i18n/language-provider';
import {ArrowIcon} from '~/ui/icons';
import {PlainLink} from '~/ui/link';

interface EmptyCartProps {
  /** Whether the collections' pictures are of this shop. */
  isOwnShop: boolean;
  onLeave: () => void;
}

/** Says so, and leads to every collection. */
export function EmptyCart({isOwnShop, onLeave}: EmptyCartProps) {
  const {pick, t} = useLanguage();
  return (
    <div className="flex-1 overflow-y-auto overscroll-contain px-gutter py-6 low:flex-none low:overflow-visible sm:px-6">
      <p className="text-heading">{t('cart.empty')}</p>
      <p className="mt-2 text-stone">{t('cart.emptyDescription')}</p>
      <ul
        aria-label={t('header.collections')}
        className="mt-6 divide-y divide-line border-y border-line"
      >
        {collectionLinks.map(({to, text}) => {
          const picture = isOwnShop && collectionThumbnail(to);
          return (
            <li key={to}>
              <PlainLink
                to={to}
                onClick={onLeave}
                className="pressable flex min-h-12 items-center gap-4 decoration-1 underline-offset-4 hover:underline"
              >
                {picture && <img src={picture} alt="" {...thumbnailSize} className="thumbnail" />}
                <span className="flex-1">{pick(text)}</span>
                <ArrowIcon />
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
