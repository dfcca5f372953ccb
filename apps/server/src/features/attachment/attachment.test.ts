import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import {
  deleteMessage,
  getUserInfo,
  messageImage,
  openPrivateChat,
  sendMessage,
  uploadMessageImages,
} from '@netloom/contract';
import type { Attachment, Reply } from '@netloom/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let eve: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  eve = await server.newUser('eve', DEMO);
});
afterAll(() => server.close());

async function upload(name: string, bytes: Uint8Array): Promise<Reply<Attachment[]>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = { method: 'POST', headers: ann.headers, body: form };
  const response = await fetch(ann.url(uploadMessageImages), request);
  return (await response.json()) as Reply<Attachment[]>;
}

const served = (client: Client, imageId: string) =>
  fetch(client.url(messageImage, { query: { imageId } }), { headers: client.headers });

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c32f2f' } });

/** A chunk of PNG (ISO/IEC 15948, 5.3) without its check sum, which a head is read without. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A PNG that says how large it is, and is not. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture', () => {
  it('is encoded anew, upright, and without what a camera wrote', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1', GPSMapDatum: 'SECRET-PLACE' };
    const exif = { IFD0: { Artist: 'SECRET-NAME' }, IFD3: place };
    const bytes = await picture().withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
    const { data } = await upload('phone.jpg', bytes);
    const [kept] = data;
    expect(kept).toMatchObject({ kind: 'image', mediaType: 'image/jpeg', name: 'phone.jpg' });
    const response = await served(ann, kept!.imageId);
    const told = Buffer.from(await response.arrayBuffer());
    expect(['SECRET-PLACE', 'SECRET-NAME'].map((word) => bytes.includes(word))).toEqual([true, true]);
    expect(told.includes('SECRET')).toBe(false);
    expect((await sharp(told).metadata()).exif).toBeUndefined();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('has the type of its bytes, whatever its name says', async () => {
    const png = await picture().png().toBuffer();
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const [kept] = (await upload('page.html', polyglot)).data;
    const response = await served(ann, kept!.imageId);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).includes('<script>')).toBe(false);
  });

  it.each([
    ['30,000 by 30,000 pixels', 'big.png', () => bomb(30_000, 30_000), 'picture-too-big'],
    ['rows that are not there', 'short.png', () => bomb(4000, 4000), 'picture-unreadable'],
    [
      'half of a picture',
      'half.png',
      async () => (await picture().png().toBuffer()).subarray(0, 60),
      'picture-unreadable',
    ],
    [
      'a page by the name of one',
      'page.png',
      () => Buffer.from('<html><script>1</script>'),
      'picture-unreadable',
    ],
    ['nothing', 'empty.png', () => Buffer.alloc(0), 'file-empty'],
  ])('of %s is refused with the reason', async (_what, name, make, reason) => {
    const before = process.memoryUsage().rss;
    expect(await upload(name, await make())).toMatchObject({ code: 601, data: { reason } });
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it.each([
    ['SVG', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', 'page.html', '<script>alert(1)</script>'],
    ['an archive', 'a.zip', 'PK\u0003\u0004'],
    ['HEIC', 'a.heic', '\0\0\0\u0018ftypheic'],
  ])('%s can only be downloaded', async (_what, name, text) => {
    const [kept] = (await upload(name, Buffer.from(text, 'latin1'))).data;
    expect(kept).toMatchObject({ kind: 'file', mediaType: 'application/octet-stream' });
    const response = await served(ann, kept!.imageId);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('has a name without folders and without what is not seen', async () => {
    const png = await picture().png().toBuffer();
    const names = ['../../etc/x.png', 'C:\\a\\b.png', 'a\u202Egnp.png', '\u0000\u200B'];
    const kept = await Promise.all(names.map(async (name) => (await upload(name, png)).data[0]!.name));
    expect(kept).toEqual(['x.png', 'b.png', 'agnp.png', 'file']);
  });

  it('moving in 10,000 frames is its first one', async () => {
    const frames = Buffer.concat(Array.from({ length: 10_000 }, (_, at) => Buffer.alloc(12, at % 256)));
    const raw = { width: 2, height: 20_000, channels: 3 as const };
    const gif = await sharp(frames, { raw: { ...raw, pageHeight: 2 } as never })
      .gif()
      .toBuffer();
    const [kept] = (await upload('many.gif', gif)).data;
    expect(kept).toMatchObject({ kind: 'image', mediaType: 'image/png', width: 2, height: 2 });
  });
});

it('that stops half way is nothing, and the next one comes through', async () => {
  const { port, hostname, pathname } = new URL(ann.url(uploadMessageImages));
  const half = '--x\r\ncontent-disposition: form-data; name="file"; filename="half-sent.png"\r\n\r\n\x89PNG';
  const headers = {
    ...ann.headers,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 9000,
  };
  const broken = request({ method: 'POST', port, hostname, path: pathname, headers });
  broken.on('error', () => undefined);
  const closed = new Promise((resolve) => broken.once('close', resolve));
  broken.write(half, () => broken.destroy());
  await closed;
  const [kept] = (await upload('a.png', await picture().png().toBuffer())).data;
  expect(kept).toMatchObject({ kind: 'image' });
  const names = await server.services.pool.query("SELECT name FROM attachments WHERE name = 'half-sent.png'");
  expect(names.rows).toEqual([]);
});

it('is read by those alone who may read what it was sent with', async () => {
  const [kept] = (await upload('a.png', await picture().png().toBuffer())).data;
  const { imageId } = kept!;
  expect([(await served(ann, imageId)).status, (await served(eve, imageId)).status]).toEqual([200, 403]);
  const { userId } = await server.admin.call(getUserInfo);
  const { privateChatId } = await ann.call(openPrivateChat, { body: { userId } });
  const stolen = { body: { privateChatId, content: '', imageIds: [imageId] } };
  expect((await eve.reply(sendMessage, stolen)).code).toBe(403);
  const { messageId } = await ann.call(sendMessage, stolen);
  expect((await served(server.admin, imageId)).status).toBe(200);
  expect((await served(eve, imageId)).status).toBe(403);
  expect((await ann.reply(sendMessage, stolen)).code).toBe(601);
  await ann.call(deleteMessage, { body: { messageId } });
  expect((await served(server.admin, imageId)).status).toBe(403);
});
