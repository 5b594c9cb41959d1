import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';

export function BackLink() {
  const {t} = useLanguage();
  return (
    // On phones over the picture's upper corner: so the options are in the first view.
    <p className="md:mb-3 narrow:absolute narrow:z-10 narrow:-mx-gutter print:hidden">
      <Link
        to="/"
        className="link inline-flex min-h-11 items-center text-stone narrow:bg-paper narrow:px-gutter narrow:text-sm"
      >
        {t('product.backToProducts')}
      </Link>
    </p>
  );
}
