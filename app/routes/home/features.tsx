import {useLanguage} from '~/i18n/language-provider';
import {LockIcon, ShieldIcon, TruckIcon} from '~/ui/icons';
import {text} from '~/shop/pages/home';

const features = [
  {icon: <TruckIcon />, title: text.shipping, detail: text.shippingText},
  {icon: <LockIcon />, title: text.payment, detail: text.paymentText},
  {icon: <ShieldIcon />, title: text.warranty, detail: text.warrantyText},
];

/** Shipping, payment, warranty: the promises at the page's end (specification §2). */
export function Features() {
  const {pick} = useLanguage();
  return (
    <ul className="shell grid gap-8 py-section md:grid-cols-3">
      {features.map(({icon, title, detail}) => (
        <li key={title.en} className="flex gap-4">
          {icon}
          <div>
            <p className="font-medium">{pick(title)}</p>
            <p className="text-stone">{pick(detail)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
