import {mkdir, mkdtemp, readdir, rm, truncate} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import * as formats from '../../demo-shop/images/format.ts';
import {createImageHandler} from '../../demo-shop/images/handler.ts';

let directory: string;
let cacheDirectory: string;
let photographsDirectory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'image-endpoint-'));
  photographsDirectory = path.join(directory, 'photographs');
  await mkdir(photographsDirectory);
  // Red on the left, blue on the right, to tell which side a crop kept.
  const half = {create: {width: 450, height: 600, channels: 3, background: '#d02020'}} as const;
  await sharp({create: {width: 900, height: 600, channels: 3, background: '#2020d0'}})
    .composite([{input: await sharp(half).png().toBuffer(), left: 0, top: 0}])
    .jpeg()
    .toFile(path.join(photographsDirectory, 'wide.jpg'));
});

afterAll(() => rm(directory, {recursive: true, force: true}));

beforeEach(async () => {
  vi.restoreAllMocks();
  cacheDirectory = await mkdtemp(path.join(directory, 'cache-'));
});

function endpoint() {
  const handle = createImageHandler({
    photographsDirectory,
    cacheDirectory,
    findPhotograph: (name) => (name === 'lom-1.jpg' ? 'wide.jpg' : undefined),
  });
  return (address: string, init?: RequestInit) =>
    handle(new Request(`http://localhost/cdn/shop/files/${address}`, init));
}

async function measure(response: Response) {
  const {format, width, height, compression} = await sharp(await response.arrayBuffer()).metadata();
  return {format: compression === 'av1' ? 'avif' : format, width, height};
}

describe('Sizes', () => {
  test.each([
    ['', 900, 600],
    ['?width=300', 300, 200],
    ['?height=300', 450, 300],
    ['?width=300&height=300', 300, 200],
    ['?width=300&height=100', 150, 100],
    ['?width=200&height=250&crop=center', 200, 250],
    ['?width=300&crop=center', 300, 200],
    ['?width=5760', 900, 600],
    ['?height=601', 900, 600],
    ['?width=2000&height=1000&crop=top', 900, 450],
    ['?width=1000&height=1000&crop=center', 600, 600],
    ['?width=1&height=1', 1, 1],
    ['?v=1700000000&width=90', 90, 60],
  ])('a photograph of 900 × 600 with "%s" is resized to %i × %i', async (query, width, height) => {
    const response = await endpoint()(`lom-1.jpg${query}`);
    expect(response.status).toBe(200);
    expect(await measure(response)).toEqual({format: 'jpeg', width, height});
  });

  test.each([
    ['left', 'r'],
    ['right', 'b'],
  ])('a crop from the %s keeps that side', async (crop, side) => {
    const response = await endpoint()(`lom-1.jpg?width=100&height=200&crop=${crop}&format=png`);
    const {channels} = await sharp(await response.arrayBuffer()).stats();
    const [red = 0, , blue = 0] = channels.map(({mean}) => mean);
    expect(red > blue ? 'r' : 'b').toBe(side);
  });
});

describe('Formats', () => {
  const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  test.each([
    ['', browser, 'avif', 'image/avif'],
    ['', 'image/webp,*/*', 'webp', 'image/webp'],
    ['', 'image/avif;q=0, image/webp', 'webp', 'image/webp'],
    ['', '*/*', 'jpeg', 'image/jpeg'],
    ['&format=pjpg', browser, 'jpeg', 'image/jpeg'],
    ['&format=jpg', browser, 'jpeg', 'image/jpeg'],
    ['&format=webp', '*/*', 'webp', 'image/webp'],
    ['&format=avif', '*/*', 'avif', 'image/avif'],
    ['&format=png', browser, 'png', 'image/png'],
  ])('"%s" for a client that accepts "%s" is %s', async (query, accept, format, type) => {
    const response = await endpoint()(`lom-1.jpg?width=60${query}`, {headers: {Accept: accept}});
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect((await measure(response)).format).toBe(format);
  });
});

describe('Answers', () => {
  test.each([
    'width=0',
    'width=5761',
    'width=-3',
    'width=1.5',
    'width=1e3',
    'width=',
    'width=wide',
    'height=%2010',
    'width=100&height=abc',
    'crop=middle',
    'width=10&height=10&crop=',
    'format=gif',
  ])('"%s" is refused with a message', async (query) => {
    const response = await endpoint()(`lom-1.jpg?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(
      /^The parameter (width|height|crop|format) must be .+\.\n$/,
    );
  });

  test.each([
    'unknown.jpg',
    '',
    '..%2f..%2fpackage.json',
    '..%5clom-1.jpg',
    'x/lom-1.jpg',
    '%E0%A4%A',
    'lom-1.jpg%00',
  ])('"%s" answers 404', async (name) => {
    const response = await endpoint()(name);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no picture of this name.\n');
  });

  test('a missing photograph answers 404', async () => {
    const handle = createImageHandler({
      photographsDirectory,
      cacheDirectory,
      findPhotograph: () => 'not-yet.webp',
    });
    const response = await handle(new Request('http://localhost/cdn/shop/files/lom-1.jpg'));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('The file of this picture is missing.\n');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s answers 405', async (method) => {
    const response = await endpoint()('lom-1.jpg', {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('a picture is cacheable for a year and has a Content-Length', async () => {
    const response = await endpoint()('lom-1.jpg?width=60');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31557600, immutable');
    const {byteLength} = await response.arrayBuffer();
    expect(response.headers.get('Content-Length')).toBe(String(byteLength));
  });

  test('HEAD has the same headers without the body', async () => {
    const get = endpoint();
    const whole = await get('lom-1.jpg?width=60');
    const head = await get('lom-1.jpg?width=60', {method: 'HEAD'});
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  test('a matching ETag answers 304, another size’s does not', async () => {
    const get = endpoint();
    const tag = (await get('lom-1.jpg?width=60')).headers.get('ETag') ?? '';
    const headers = {'If-None-Match': `"other", W/${tag}`};
    const again = await get('lom-1.jpg?width=60', {headers});
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
    expect((await get('lom-1.jpg?width=61', {headers})).status).toBe(200);
  });
});

describe('The cache', () => {
  const address = 'lom-1.jpg?width=80';

  test('generates a picture once, even for an endpoint started later', async () => {
    const encoding = vi.spyOn(formats, 'encode');
    const first = await (await endpoint()(address)).arrayBuffer();
    const madeOnce = await readdir(cacheDirectory);
    const second = await (await endpoint()(address)).arrayBuffer();
    expect(madeOnce).toHaveLength(1);
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    expect(encoding).toHaveBeenCalledTimes(1);
  });

  test('generates a picture once for concurrent requests', async () => {
    const encoding = vi.spyOn(formats, 'encode');
    const get = endpoint();
    const answers = await Promise.all(Array.from({length: 12}, () => get(address)));
    expect(answers.map(({status}) => status)).toEqual(Array(12).fill(200));
    expect(encoding).toHaveBeenCalledTimes(1);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
  });

  test('regenerates a damaged file', async () => {
    const get = endpoint();
    const whole = Buffer.from(await (await get(address)).arrayBuffer());
    const [file = ''] = await readdir(cacheDirectory);
    await truncate(path.join(cacheDirectory, file), 400);
    expect(Buffer.from(await (await get(address)).arrayBuffer()).equals(whole)).toBe(true);
    await truncate(path.join(cacheDirectory, file), 0);
    expect(Buffer.from(await (await get(address)).arrayBuffer()).equals(whole)).toBe(true);
  });

  test('is rebuilt after its directory is deleted', async () => {
    const get = endpoint();
    await get(address);
    await rm(cacheDirectory, {recursive: true});
    expect((await get(address)).status).toBe(200);
    expect(await readdir(cacheDirectory)).toHaveLength(1);
  });
});
