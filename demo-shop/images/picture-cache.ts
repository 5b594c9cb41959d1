import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Length of the checksum in front of each file's picture, bytes. */
const checksumLength = 32;

/**
 * Keeps finished pictures in a directory. Each file begins with a checksum, so that damaged ones are made again.
 * Simultaneous requests for one picture share the work.
 */
export function createPictureCache(directory: string) {
  const inFlight = new Map<string, Promise<Buffer>>();

  async function load(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(directory, key);
    const kept = await read(file);
    if (kept) return kept;
    const picture = await make();
    await keep(directory, file, picture).catch((reason: unknown) => {
      console.warn(`The picture cache cannot be written: ${String(reason)}`);
    });
    return picture;
  }

  /** @param key a safe file name that changes with everything the picture depends on */
  return function get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = inFlight.get(key);
    if (running) return running;
    const loading = load(key, make).finally(() => inFlight.delete(key));
    inFlight.set(key, loading);
    return loading;
  };
}

async function read(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined);
  if (!content || content.length <= checksumLength) return undefined;
  const picture = content.subarray(checksumLength);
  return checksum(picture).equals(content.subarray(0, checksumLength)) ? picture : undefined;
}

/** Writes a temporary file and renames it: a request never reads half a picture. */
async function keep(directory: string, file: string, picture: Buffer): Promise<void> {
  await mkdir(directory, {recursive: true});
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, Buffer.concat([checksum(picture), picture]));
    await rename(draft, file);
  } catch (reason) {
    await rm(draft, {force: true});
    throw reason;
  }
}

function checksum(picture: Buffer): Buffer {
  return createHash('sha256').update(picture).digest();
}
