/** Lower case without accents, so that `valnot` finds `Valnöt`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
