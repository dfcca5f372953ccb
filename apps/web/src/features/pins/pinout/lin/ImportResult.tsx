import type { LinArxml, LinConfiguration } from '@netloom/pins';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { lineText } from './lineText.ts';

interface Props {
  name: string;
  result: LinArxml;
  lin: LinConfiguration;
}

/** What was read of a file, counted, and what was not. */
export function ImportResult({ name, result, lin }: Props) {
  const { t } = useTranslation('pinLin');
  const say = useSaid();
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
      <Fold summary={t('import.problems', { count: result.diagnostics.length })} isOpen>
        {result.diagnostics.map((diagnostic, index) => (
          <li key={index}>{lineText(diagnostic, say, t)}</li>
        ))}
      </Fold>
      <Fold summary={t('import.notRead', { count: notRead.length })} isOpen={notRead.length <= 12}>
        {notRead.map(({ path, line, value, reason }, index) => (
          <li key={index}>
            <code>{path}</code> {value === '' ? null : <b>{value}</b>}
            <small>{t('import.line', { line, message: say(reason) })}</small>
          </li>
        ))}
      </Fold>
      {absent.length > 0 ? (
        <details>
          <summary>{t('import.absent', { count: absent.length })}</summary>
          <p className="nl-pins-lin-mono">{absent.join(', ')}</p>
        </details>
      ) : null}
    </>
  );
}

interface FoldProps {
  summary: string;
  isOpen: boolean;
  children: readonly ReactNode[];
}

/** A list that can be folded away; without items there is none. */
function Fold({ summary, isOpen, children }: FoldProps) {
  if (children.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
