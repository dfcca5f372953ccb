import { expect, it } from 'vitest';
import { changeLanguage, i18n, startI18n } from './i18n.ts';

it('fetches the texts of the language that is spoken, and says which are not there', async () => {
  await startI18n();
  await i18n.loadNamespaces(['talk', 'checks']);
  expect(i18n.t('talk:title')).toBe('Messages');
  await changeLanguage('zh');
  expect([i18n.t('talk:title'), document.documentElement.lang]).toEqual(['消息', 'zh']);
  const failed = new Promise<unknown>((resolve) => void i18n.loadNamespaces('nowhere', resolve));
  expect(String(await failed)).toContain('no texts for zh/nowhere');
});
