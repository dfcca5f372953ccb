import type { ServerLoad } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../parts/index.ts';
import { useUptime } from './useUptime.ts';

/** What the server is, and what it stands on. */
export function ServerFacts({ now: { server, database } }: { now: ServerLoad }) {
  const { t, i18n } = useTranslation('server');
  const uptime = useUptime();
  const groups = [
    {
      name: t('server'),
      facts: [
        [t('version'), server.version],
        [t('uptime'), uptime(server.uptime)],
        [t('node'), server.node],
        [t('system'), server.system],
      ],
    },
    {
      name: t('database'),
      facts: [
        [t('version'), database.version],
        [t('kind'), database.embedded ? t('embedded') : t('external')],
        [t('size'), fileSize(database.size, i18n.language)],
        [t('connections'), database.connections.toLocaleString(i18n.language)],
      ],
    },
  ];
  return (
    <div className="nl-server-facts">
      {groups.map(({ name, facts }) => (
        <article key={name} className="nl-server-tile">
          <h2>{name}</h2>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
