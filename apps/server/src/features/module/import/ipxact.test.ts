import { getAllSocModule, getVerilogInfoByPath, libJsonByIpxact } from '@netloom/contract';
import type { Reply, ReplyOf } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { readComponentsInWorker } from './readComponents.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

async function upload(
  files: Record<string, string>,
  options: object,
  client: Client = server.admin,
): Promise<Reply<ReplyOf<typeof libJsonByIpxact>>> {
  const body = new FormData();
  body.append('options', JSON.stringify({ deptId: DEMO, folder: 'imported', ...options }));
  for (const [path, content] of Object.entries(files)) body.append('files', new Blob([content]), path);
  const { headers } = client;
  const response = await fetch(client.url(libJsonByIpxact), { method: 'POST', headers, body });
  return (await response.json()) as Reply<ReplyOf<typeof libJsonByIpxact>>;
}

const LED = `<ipxact:component xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014">
<ipxact:vendor>acme</ipxact:vendor><ipxact:library>io</ipxact:library><ipxact:name>led</ipxact:name><ipxact:version>1</ipxact:version>
<ipxact:memoryMaps><ipxact:memoryMap><ipxact:name>m</ipxact:name><ipxact:addressBlock><ipxact:name>b</ipxact:name><ipxact:baseAddress>0</ipxact:baseAddress><ipxact:range>16</ipxact:range><ipxact:width>32</ipxact:width>
<ipxact:register><ipxact:name>on</ipxact:name><ipxact:addressOffset>8</ipxact:addressOffset><ipxact:size>32</ipxact:size><ipxact:field><ipxact:name>v</ipxact:name><ipxact:bitOffset>0</ipxact:bitOffset><ipxact:bitWidth>4</ipxact:bitWidth></ipxact:field></ipxact:register>
</ipxact:addressBlock></ipxact:memoryMap></ipxact:memoryMaps>
<ipxact:model><ipxact:ports><ipxact:port><ipxact:name>light</ipxact:name><ipxact:wire><ipxact:direction>out</ipxact:direction></ipxact:wire></ipxact:port></ipxact:ports></ipxact:model>
<ipxact:fileSets><ipxact:fileSet><ipxact:name>s</ipxact:name><ipxact:file><ipxact:name>led.v</ipxact:name><ipxact:fileType>verilogSource</ipxact:fileType></ipxact:file></ipxact:fileSet></ipxact:fileSets>
</ipxact:component>`;
const FILES = { 'led.xml': LED, 'led.v': 'module led (output light); assign light = 1; endmodule\n' };

it('previews a component and writes nothing', async () => {
  const { code, data } = await upload(FILES, {});
  expect(code).toBe(200);
  expect(data.diagnostics).toEqual([]);
  expect(data.modules).toMatchObject([{ file: 'led.xml', line: 1, instantiated: false }]);
  const body = { deptId: DEMO, socVerilogPath: 'imported/led.v' };
  expect(await server.admin.reply(getVerilogInfoByPath, { body })).toMatchObject({ code: 404 });
});

it('adds the block with its sources and registers, all or nothing', async () => {
  const { data } = await upload(FILES, { folder: 'ip/lights', save: ['led'] });
  expect(data.saved).toMatchObject([{ folder: 'ip/lights/led', vlnv: 'acme:io:led:1' }]);
  const saved = data.saved[0]!;
  const block = JSON.parse(saved.socModuleJson) as IpDescriptor;
  expect(block).toMatchObject({ files: ['../led.v'], registers: 'led.regs.json' });
  expect(JSON.parse(saved.registersJson!)).toMatchObject({ children: [{ name: 'on', offset: 8 }] });
  const palette = await server.admin.call(getAllSocModule, { params: { x: DEMO } });
  expect(palette.find(({ vlnv }) => vlnv === 'acme:io:led:1')?.registersJson).toBe(saved.registersJson);
  const changed = { ...FILES, 'led.xml': LED.replace('>8<', '>4<') };
  expect(await upload(changed, { folder: 'ip/lights', save: ['led'] })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('ip/lights/led'),
  });
});

it('refuses strangers, the list of files, and a module that is not there', async () => {
  expect(await upload(FILES, {}, server.anonymous)).toMatchObject({ code: 401 });
  const stranger = await server.newUser('outsider');
  expect(await upload(FILES, {}, stranger)).toMatchObject({ code: 403 });
  expect(await upload(FILES, { fileList: 'a.f' })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('options.fileList'),
  });
  expect(await upload(FILES, { save: ['lamp'] })).toMatchObject({ code: 601 });
});

it('says what is wrong with a file and where', async () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n<x>&b;</x>`;
  const { data } = await upload({ 'bomb.xml': bomb, 'cut.xml': LED.slice(0, 300) }, {});
  expect(data.modules).toEqual([]);
  expect(data.diagnostics).toMatchObject([
    { severity: 'error', message: expect.stringContaining('DOCTYPE'), place: { file: 'bomb.xml', line: 2 } },
    { severity: 'error', place: { file: 'cut.xml', line: expect.any(Number) } },
  ]);
});

it('has a document of a design that is asked for, with the components that the palette lacks', async () => {
  const design = `<ipxact:design xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014">
<ipxact:vendor>acme</ipxact:vendor><ipxact:library>soc</ipxact:library><ipxact:name>lamp</ipxact:name><ipxact:version>1</ipxact:version>
<ipxact:componentInstances><ipxact:componentInstance><ipxact:instanceName>led0</ipxact:instanceName><ipxact:componentRef vendor="acme" library="io" name="flash" version="1"/></ipxact:componentInstance></ipxact:componentInstances>
<ipxact:adHocConnections><ipxact:adHocConnection><ipxact:name>a</ipxact:name><ipxact:portReferences><ipxact:internalPortReference componentRef="led0" portRef="light"/><ipxact:externalPortReference portRef="lamp_o"/></ipxact:portReferences></ipxact:adHocConnection></ipxact:adHocConnections>
</ipxact:design>`;
  const files = { 'flash.xml': LED.replace('>led<', '>flash<'), 'led.v': FILES['led.v'], 'lamp.xml': design };
  const preview = await upload(files, {});
  expect(preview.data.designs).toEqual(['lamp']);
  expect(preview.data.document).toBeUndefined();
  const { data } = await upload(files, { soc: 'lamp' });
  expect(data.document).toMatchObject({ name: 'lamp', path: null, blocks: ['acme:io:flash:1'] });
  expect(JSON.parse(data.document!.text)).toMatchObject({
    ports: { lamp_o: { direction: 'out', width: '1' } },
    portConnections: [{ from: 'led0.light', to: 'lamp_o' }],
  });
});

it('connects the interfaces of generated blocks, of which no component is sent', async () => {
  const at = (instance: string, bus: string) =>
    `<ipxact:activeInterface componentRef="${instance}" busRef="${bus}"/>`;
  const instance = (name: string, ip: string) =>
    `<ipxact:componentInstance><ipxact:instanceName>${name}</ipxact:instanceName><ipxact:componentRef vendor="netloom" ${ip} version="1.0"/></ipxact:componentInstance>`;
  const design = `<ipxact:design xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014">
<ipxact:vendor>acme</ipxact:vendor><ipxact:library>soc</ipxact:library><ipxact:name>bridged</ipxact:name><ipxact:version>1</ipxact:version>
<ipxact:componentInstances>${instance('bridge0', 'library="interconnect" name="axi4lite_apb_bridge"')}${instance('gpio0', 'library="ip" name="gpio"')}</ipxact:componentInstances>
<ipxact:interconnections><ipxact:interconnection><ipxact:name>b</ipxact:name>${at('gpio0', 's_apb')}${at('bridge0', 'm')}</ipxact:interconnection></ipxact:interconnections>
</ipxact:design>`;
  const { data } = await upload({ 'bridged.xml': design }, { soc: 'bridged' });
  expect(data.diagnostics).toEqual([]);
  expect(JSON.parse(data.document!.text)).toMatchObject({
    interfaceConnections: [{ manager: 'bridge0.m', subordinate: 'gpio0.s_apb' }],
  });
});

it('gives up what takes too long', async () => {
  const led = new TextEncoder().encode(LED);
  const files = new Map(Array.from({ length: 2000 }, (_, index) => [`${index}.xml`, led]));
  await expect(readComponentsInWorker({ files, paths: [], known: [] }, 0.001)).rejects.toMatchObject({
    code: 601,
  });
});

it('keeps both of two components of one module, each by its VLNV', async () => {
  const other = LED.replace('<ipxact:version>1<', '<ipxact:version>2<').replace('>out<', '>in<');
  const files = { ...FILES, 'led2.xml': other };
  const vlnvs = ['acme:twin:led:1', 'acme:twin:led:2'];
  const twins = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll('>io<', '>twin<')]),
  );
  const { data } = await upload(twins, { folder: 'ip/twins', save: vlnvs });
  expect(data.saved.map(({ vlnv, folder }) => `${vlnv} ${folder}`)).toEqual([
    'acme:twin:led:1 ip/twins/acme_twin_led_1',
    'acme:twin:led:2 ip/twins/acme_twin_led_2',
  ]);
  const directions = data.saved.map(
    ({ socModuleJson }) => (JSON.parse(socModuleJson) as IpDescriptor).ports[0]!.direction,
  );
  expect(directions).toEqual(['out', 'in']);
});
