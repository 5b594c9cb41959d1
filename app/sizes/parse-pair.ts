/** The visitor's own pair, in mm. */
export type OwnPair =
  | {kind: 'width'; width: number}
  /** As printed inside the temple. */
  | {kind: 'mark'; lens: number; bridge: number; temple?: number};

/** mm: plausible widths. */
const LIMITS = {width: [80, 200], lens: [30, 80], bridge: [5, 40], temple: [80, 200]} as const;

/** `142`, `142,5 mm`, `14.2 cm` */
const WIDTH = /^(\d{2,3}(?:[.,]\d)?)\s*(mm|cm)?$/i;

/** `52□18-140`, `52-18-140`, `52 18 140`, `52□18`; with any of the characters for a square. */
const MARK = /^(\d{2})\s*[□☐◻▢⬜■/x×-]?\s*(\d{1,2})(?:[\s/-]+(\d{2,3}))?(?:\s*mm)?$/iu;

/** @returns undefined if it is neither a width nor a mark */
export function parsePair(text: string): OwnPair | undefined {
  const plain = text.trim().replace(/[\u2010-\u2015\u2212]/g, '-');
  const [, number = '', unit] = WIDTH.exec(plain) ?? [];
  if (number) {
    const value = Number(number.replace(',', '.'));
    return checked({kind: 'width', width: unit?.toLowerCase() === 'cm' ? value * 10 : value});
  }
  const [, lens, bridge, temple] = MARK.exec(plain) ?? [];
  if (!lens || !bridge || !/^\d{2}\D/.test(plain)) return undefined;
  return checked({
    kind: 'mark',
    lens: Number(lens),
    bridge: Number(bridge),
    ...(temple && {temple: Number(temple)}),
  });
}

/** As typed. */
export function writePair(pair: OwnPair): string {
  if (pair.kind === 'width') return `${pair.width}`;
  return `${pair.lens}-${pair.bridge}${pair.temple ? `-${pair.temple}` : ''}`;
}

function checked(pair: OwnPair): OwnPair | undefined {
  const {kind: _kind, ...sizes} = pair;
  const isPossible = Object.entries(sizes).every(([name, size]) => {
    const [least, most] = LIMITS[name as keyof typeof LIMITS];
    return size >= least && size <= most;
  });
  return isPossible ? pair : undefined;
}
