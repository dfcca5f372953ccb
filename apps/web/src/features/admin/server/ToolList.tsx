import { CopyOutlined } from '@ant-design/icons';
import { listTools } from '@netloom/contract';
import { Alert, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { copyText } from '../../../parts/copyText.ts';
import { wordConfinement } from './wordConfinement.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';

function Install({ command }: { command: string }) {
  const { t } = useTranslation('server');
  async function copy() {
    await copyText(command);
    announceSuccess(t('copied'));
  }
  return (
    <span className="nl-server-install">
      <code>{command}</code>
      <RowAction label={t('copy')} icon={<CopyOutlined />} onClick={() => void copy()} />
    </span>
  );
}

/** The EDA tools that the server found, and how to bring those that are missing. */
export function ToolList() {
  const { t } = useTranslation('server');
  const { data } = useCall(listTools, {}, { staleTime: 60_000, meta: { quiet: true } });
  if (data === undefined) return null;
  const { tools, sandbox } = data;
  const confined = sandbox.confined && wordConfinement(sandbox.confined, t);
  return (
    <article className="nl-server-tile">
      <h2>{t('tools')}</h2>
      <Alert
        type={sandbox.usable ? 'success' : 'warning'}
        showIcon
        title={`${sandbox.usable ? t('sandboxed') : t('unsandboxed')}: ${confined ?? sandbox.description}`}
      />
      <ul className="nl-server-tools">
        {tools.map(({ name, version, install }) => (
          <li key={name}>
            <strong>{name}</strong>
            {version === null ? <Tag color="warning">{t('missing')}</Tag> : <code>{version}</code>}
            <span>{t(`purpose.${name}`)}</span>
            {version === null ? <Install command={install} /> : null}
          </li>
        ))}
      </ul>
    </article>
  );
}
