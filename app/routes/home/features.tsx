import {useLanguage} from '~/i18n/language-provider';
import {features} from '~/shop/pages/home';
import {LockIcon, ShieldIcon, TruckIcon} from '~/ui/icons';

const icons = {truck: <TruckIcon />, lock: <LockIcon />, shield: <ShieldIcon />};

/** Shipping, payment, warranty: the shop's promises at the page's end (specification §2). */
export function Features() {
  const {knows, pick} = useLanguage();
  return (
    <ul className="shell grid gap-8 py-section md:grid-cols-3">
      {features
        .filter(({needs}) => needs === undefined || knows(needs))
        .map(({icon, title, text}) => (
          <li key={title.en} className="flex gap-4">
            {icons[icon]}
            <div>
              <p className="font-medium">{pick(title)}</p>
              <p className="text-stone">{pick(text)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
