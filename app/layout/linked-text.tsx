import {LINK} from '~/i18n/copy';
import {Link} from '~/ui/link';
import {useAddress} from './navigation';

/** A text with its links. */
export function LinkedText({text}: {text: string}) {
  // Between the plain parts, `split` returns what LINK captures: the words and the address.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return <TextLink key={index} to={parts[index + 1] ?? ''} words={part} />;
  });
}

/** Only its text if the shop has no such page. */
function TextLink({to, words}: {to: string; words: string}) {
  const address = useAddress(to);
  if (!/^[/#]/.test(to)) {
    return (
      <a href={to} className="link wrap-anywhere">
        {words}
      </a>
    );
  }
  if (!address) return words;
  return (
    <Link to={address} className="link">
      {words}
    </Link>
  );
}
