import {findCategory} from '~/catalogue/categories';
import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';
import {Scene} from '~/ui/scene';
import {materials, materialsLabel} from '~/shop/pages/about';

/** The shop's materials in a row that overlaps the dark background; on phones the first spans two columns. */
export function Materials() {
  const {pick} = useLanguage();
  const nameOf = (handle: string) => pick(findCategory(handle)?.name ?? {sv: handle, en: handle});
  return (
    <ul
      aria-label={pick(materialsLabel)}
      className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4 md:grid-cols-5"
    >
      {materials.map(({category, picture}, index) => (
        <li key={category} className="max-md:first:col-span-2">
          <Link to={`/category/${category}`} className="group block">
            <Scene
              picture={picture}
              alt=""
              sizes={`(min-width: 1440px) 260px, (min-width: 768px) 19vw, ${index === 0 ? '92vw' : '46vw'}`}
              eager={index === 0}
              className={`w-full object-cover md:aspect-4/5 ${
                index === 0 ? 'aspect-4/3' : 'aspect-4/5'
              }`}
            />
            <span className="mt-3 flex min-h-6 items-center decoration-1 underline-offset-4 group-hover:underline lg:text-heading">
              {nameOf(category)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
