import {data} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {NotFoundPage} from '~/layout/error-page';
import {useIsOwnShop} from '~/layout/root-data';
import {lost} from '~/shop/pages/not-found';
import {Scene} from '~/ui/scene';

/** Any address that no other route knows (specification §8); as a route it passes the root's middleware. */
export function loader() {
  return data(null, {status: 404});
}

export default function NotFound() {
  const {pick} = useLanguage();
  const isOwnShop = useIsOwnShop();
  return (
    <NotFoundPage
      picture={
        isOwnShop &&
        lost && (
          <Scene
            picture={lost.picture}
            alt={pick(lost.alt)}
            sizes="(min-width: 768px) 45vw, 92vw"
            className="aspect-5/4 w-full object-cover"
          />
        )
      }
    />
  );
}
