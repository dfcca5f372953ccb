import { describe, expect, it } from 'vitest';
import { productRoot, readSettings } from './settings.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({ HOME: '/home/someone', PORT: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      executor: 'local',
      unsandboxed: false,
    });
  });

  it.each([
    ['PORT', '80800'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://x'],
    ['NETLOOM_ADMIN_PASSWORD', 'short'],
    ['NETLOOM_EXECUTOR', 'cloud'],
    ['NETLOOM_RUN_SLOTS', '0'],
    ['SLURM_CONF', 'slurm.conf'],
    ['NETLOOM_SLURM_CPUS', 'all'],
    ['NETLOOM_SLURM_PARTITION', 'a b'],
    ['NETLOOM_SLURM_PARTITIONS', 'a, $b'],
    ['NETLOOM_SLURM_MOST_CPUS', '0'],
    ['NETLOOM_MODEL_CACHE_MEGABYTES', '-1'],
    ['NETLOOM_UNSANDBOXED', 'yes'],
    ['NETLOOM_TRUST_PROXY', '1'],
    ['NETLOOM_TRUST_PROXY', '10.0.0.0/8, 0.0.0.0/0'],
    ['NETLOOM_TRUST_PROXY', '10.0.0.0/33'],
    ['NETLOOM_PUBLIC_URL', 'netloom.example'],
    ['NETLOOM_SMTP_URL', 'http://mail.example'],
    ['NETLOOM_MAIL_FROM', 'nobody'],
    ['NETLOOM_OIDC_ISSUER', 'http://login.example'],
    ['NETLOOM_DATA_DIR', `${productRoot}/data`],
  ])('%s=%s stops the start by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}: `);
  });

  it('take proxies as a list', () => {
    const { trustedProxies } = readSettings({ NETLOOM_TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8' });
    expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  });

  it('name a variable that another one needs', () => {
    const mail = { NETLOOM_SMTP_URL: 'smtp://mail.example' };
    expect(() => readSettings(mail)).toThrow('NETLOOM_PUBLIC_URL: needed with NETLOOM_SMTP_URL');
    const settings = readSettings({ ...mail, NETLOOM_PUBLIC_URL: 'https://netloom.example/' });
    expect(settings.publicUrl).toBe('https://netloom.example');
    expect(settings.mail).toEqual({ url: mail.NETLOOM_SMTP_URL, from: 'Netloom <netloom@netloom.example>' });
    const oidc = {
      NETLOOM_OIDC_ISSUER: 'https://login.example',
      NETLOOM_PUBLIC_URL: 'https://netloom.example',
    };
    expect(() => readSettings(oidc)).toThrow('NETLOOM_OIDC_CLIENT_ID: needed');
  });

  it('name every bad variable at once', () => {
    expect(() => readSettings({ PORT: 'x', NETLOOM_EXECUTOR: 'y' })).toThrow(/PORT: .*\nNETLOOM_EXECUTOR: /);
  });
});
