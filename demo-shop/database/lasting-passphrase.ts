import {randomInt} from 'node:crypto';
import type {DatabaseSync} from 'node:sqlite';
import {readSetting, writeSetting} from './settings.ts';

/** Without å, ä and ö, which not every keyboard has. */
const WORDS = `
  alm ask berg blad brygga dagg dal dimma drake ek eld fjord gran grind grus hage halm hav hed himmel hjort holme
  is jord kaj klippa kobbe koja korn kust lavendel lind ljung ljus lom lund lykta mossa natt nypon oktober orre
  palett regn ren rimfrost ros sand segel skog sol sommar spegel stig storm strand sund svan tall timjan torp vass
  vik vind
`
  .trim()
  .split(/\s+/);

/** Four Swedish words, drawn once a data directory: for a person to read on one screen and type into another. */
export function lastingPassphrase(database: DatabaseSync, name: string): string {
  const known = readSetting(database, name);
  if (known) return known;
  const passphrase = Array.from({length: 4}, () => WORDS[randomInt(WORDS.length)]).join('-');
  writeSetting(database, name, passphrase);
  return passphrase;
}
