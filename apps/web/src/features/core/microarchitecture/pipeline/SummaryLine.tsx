import { DownloadOutlined } from '@ant-design/icons';
import { CAUSES, kanataLog, pipelineTable } from '@netloom/core/pipeline';
import type { Followed } from '@netloom/core/pipeline';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../api/index.ts';
import type { Trace } from './traceOf.ts';

interface SummaryLineProps {
  trace: Trace;
  text: (instruction: Followed) => string;
  name: string;
}

/** How many went on, and where the other cycles went, to scale; and the record as a file. */
export function SummaryLine({ trace, text, name }: SummaryLineProps) {
  const { t, i18n } = useTranslation('pipeline');
  const { cycles, lost, retired, trapped, flushed } = trace.summary;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const share = (value: number) => (cycles === 0 ? 0 : (100 * value) / cycles);
  const went = cycles - CAUSES.reduce((sum, cause) => sum + lost[cause], 0);
  const causes = CAUSES.filter((cause) => lost[cause] > 0);
  return (
    <div className="nl-pipe-summary">
      <span>
        {t('summary', { cycles: number(cycles), retired: number(retired), flushed: number(flushed) })}
        {trapped > 0 ? ` ${t('trapped', { trapped: number(trapped) })}` : ''}
      </span>
      <div className="nl-pipe-shares" role="img" aria-label={t('shares')}>
        <i style={{ width: `${share(went)}%` }} title={`${t('goesOn')}: ${number(went)}`} />
        {causes.map((cause) => (
          <i
            key={cause}
            data-cause={cause}
            style={{ width: `${share(lost[cause])}%` }}
            title={`${t(`cause.${cause}`)}: ${number(lost[cause])}`}
          />
        ))}
      </div>
      <ul>
        {causes.map((cause) => (
          <li key={cause} data-cause={cause}>
            {t(`cause.${cause}`)} {share(lost[cause]).toFixed(1)} %
          </li>
        ))}
      </ul>
      <Export trace={trace} text={text} name={name} />
    </div>
  );
}

function Export({ trace: { record, instructions }, text, name }: SummaryLineProps) {
  const { t } = useTranslation('pipeline');
  const save = (content: string, type: string, ending: string) =>
    saveBlob(new Blob([content], { type }), `${name}-pipeline.${ending}`);
  const kinds = [
    {
      key: 'kanata',
      label: t('export.kanata'),
      onClick: () => save(kanataLog(record, instructions, text), 'text/plain', 'kanata'),
    },
    {
      key: 'csv',
      label: t('export.csv'),
      onClick: () => save(pipelineTable(record, instructions, text), 'text/csv', 'csv'),
    },
  ];
  return (
    <Dropdown menu={{ items: kinds }} trigger={['click']}>
      <Button size="small" icon={<DownloadOutlined aria-hidden />}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}
