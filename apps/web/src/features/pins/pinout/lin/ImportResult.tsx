import type { LinArxml, LinConfiguration } from '@netloom/pins';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  result: LinArxml;
  lin: LinConfiguration;
}

/** What was read of a file, counted, and what was not. */
export function ImportResult({ name, result, lin }: Props) {
  const { t } = useTranslation('pinLin');
  const { counts, notRead, absent, schema } = result;
  const all = counts.parameters + counts.references;
  const isWhole = counts.read === all;
  return (
    <>
      <Alert
        type={isWhole ? 'success' : 'warning'}
        showIcon
        title={t('import.channels', { count: lin.channels.length, name })}
        description={t('import.counts', {
          read: counts.read,
          all,
          modules: counts.modules,
          schema: schema ?? '–',
        })}
      />
      <p className="nl-pins-lin-mono">{lin.channels.map((channel) => channel.name).join(', ')}</p>
      {result.diagnostics.length > 0 ? (
        <details open>
          <summary>{t('import.problems', { count: result.diagnostics.length })}</summary>
          <ul>
            {result.diagnostics.map(({ message, place }, index) => (
              <li key={index}>
                {place?.kind === 'source' ? t('import.line', { line: place.line, message }) : message}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {notRead.length > 0 ? (
        <details open={notRead.length <= 12}>
          <summary>{t('import.notRead', { count: notRead.length })}</summary>
          <ul>
            {notRead.map(({ path, line, value, reason }, index) => (
              <li key={index}>
                <code>{path}</code> {value === '' ? null : <b>{value}</b>}
                <small>{t('import.line', { line, message: reason })}</small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {absent.length > 0 ? (
        <details>
          <summary>{t('import.absent', { count: absent.length })}</summary>
          <p className="nl-pins-lin-mono">{absent.join(', ')}</p>
        </details>
      ) : null}
    </>
  );
}
