/** mm: a bank card (ISO/IEC 7810, ID-1). */
export const CARD = {width: 85.6, height: 53.98, corner: 3.18};
