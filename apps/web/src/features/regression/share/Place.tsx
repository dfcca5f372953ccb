import { CopyOutlined } from '@ant-design/icons';
import type { ResultPlace } from '@netloom/contract';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { copyText } from '../../../parts/copyText.ts';
import { useWordResult } from '../../runs/run/index.ts';
import { ResultTag, shortVersion } from '../results/index.ts';

type Excerpt = NonNullable<ResultPlace['log']>;

/** Lines about a place, which is marked. */
function Lines({ title, excerpt, numbered }: { title: ReactNode; excerpt: Excerpt; numbered: boolean }) {
  const { lines, firstLine, at } = excerpt;
  return (
    <section className="nl-share-lines">
      <h3>{title}</h3>
      <pre tabIndex={0}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines stand where they stand
          <span key={index} data-at={firstLine + index === at}>
            {numbered ? <i>{firstLine + index}</i> : null}
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}

interface PlaceProps {
  place: ResultPlace;
  /** Ways on, for who may go them. */
  ways?: ReactNode;
}

/** One result: what it came to, the command that repeats it, log and source at the first error. */
export function Place({ place, ways }: PlaceProps) {
  const { t } = useTranslation('share');
  const word = useWordResult();
  const { result, regression, command, host, log, source } = place;
  const { caseName, seed, toldSeed, verdict, tool, plusargs, build, nondeterministic } = result;
  const about = [regression.branch, build, plusargs, tool, host].filter(Boolean).join(' · ');
  const copy = async () => {
    await copyText(command);
    announceSuccess(t('copied'));
  };
  return (
    <article className="nl-share-place">
      <header>
        <h2>
          {caseName} <span className="nl-dim">{t('seed', { seed: toldSeed ?? seed })}</span>
        </h2>
        <ResultTag verdict={verdict} />
        {nondeterministic ? <Tag color="error">{t('nondeterministic')}</Tag> : null}
        <span className="nl-dim">
          {regression.name} #{regression.number} · <code>{shortVersion(regression.rtlVersion)}</code> {about}
        </span>
      </header>
      <p className="nl-share-message">{word(result)}</p>
      <p className="nl-share-command">
        <code>{command}</code>
        <Button size="small" icon={<CopyOutlined />} aria-label={t('copy')} onClick={() => void copy()} />
      </p>
      {ways}
      {log === null ? (
        <p className="nl-dim">{t('noLog')}</p>
      ) : (
        <Lines title={t('log')} excerpt={log} numbered={false} />
      )}
      {source === null ? null : <Lines numbered title={`${source.file}:${source.at}`} excerpt={source} />}
    </article>
  );
}
