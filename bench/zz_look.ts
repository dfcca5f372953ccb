import { launchBrowser } from '../e2e/harness/browser.ts';
import { startServer } from '../e2e/harness/server.ts';
import { signIn } from '../e2e/harness/signIn.ts';
const server = await startServer(); const browser = await launchBrowser();
const errs: string[] = [];
async function shots(size: { width: number; height: number }, tag: string, language: string, theme: string, list: [string, string, ((p: any) => Promise<void>)?][]) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme as any });
  await context.addCookies([{ name: 'language', value: language, url: server.address }]);
  const page = await context.newPage(); page.setDefaultTimeout(20000);
  page.on('pageerror', (e) => errs.push(tag + ' ' + e)); page.on('console', (m) => { if (m.type() === 'error') errs.push(tag + ' ' + m.text()); });
  await signIn(page, server);
  for (const [name, path, act] of list) {
    try {
      await page.goto(server.address + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(600);
      if (act) await act(page);
      await page.waitForTimeout(400);
    } catch (e) { errs.push(`${name} ${tag}: ${String(e).slice(0, 300)}`); }
    await page.screenshot({ path: `/tmp/lead/look/${name}-${tag}.png` });
  }
  await context.close();
}
const list: [string, string, ((p: any) => Promise<void>)?][] = [
  ['core', '/core/microarchitecture?core=nl_micro'],
  ['software', '/core/software'],
  ['delivery', '/table/dynamic-table'],
  ['special', '/table/inline-edit-table'],
  ['instr', '/core/menu2'],
  ['toolchain', '/core/menu2?view=toolchain'],
  ['git', '/example/base'],
];
await shots({ width: 1440, height: 900 }, 'w-en', 'en', 'light', list);
await shots({ width: 390, height: 844 }, 'n-es', 'es', 'dark', list);
console.log(errs.join('\n'));
await browser.close(); await server.stop(); process.exit(0);
