import {storefrontApiContext} from '~/server/context.server';
import {outcomeOf} from '~/server/outcome.server';
import {loadShop} from '~/catalogue/load-shop.server';
import {defaultLanguage} from '~/i18n/languages';
import {homeScreenIcons, themeColor} from '~/shop/brand';
import type {Route} from './+types/route';

/** What a phone needs to keep the shop on its home screen (W3C web app manifest). */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const shop = await outcomeOf(loadShop(context.get(storefrontApiContext)));
  const name = (shop.ok && shop.value.name) || new URL(request.url).hostname;
  return Response.json(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      lang: defaultLanguage,
      background_color: themeColor,
      theme_color: themeColor,
      icons: homeScreenIcons.map(({src, size}) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}
