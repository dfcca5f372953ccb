import { serverLoad } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { PageHeader } from '../../../parts/index.ts';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { LoadTiles } from './LoadTiles.tsx';
import { ServerFacts } from './ServerFacts.tsx';
import { ToolList } from './ToolList.tsx';
import { useLoadHistory } from './useLoadHistory.ts';
import './server.css';

const RENEW_MS = 3000;

/** The machine and the server on it, now and in the last minutes; read while the page is looked at. */
export default function ServerScreen() {
  const { t } = useTranslation('server');
  const load = useCall(
    serverLoad,
    {},
    { staleTime: 0, refetchInterval: RENEW_MS, refetchOnWindowFocus: true, meta: { quiet: true } },
  );
  const history = useLoadHistory(load.data);
  if (load.data === undefined && load.error !== null)
    return <ListFailed error={load.error} onRetry={() => void load.refetch()} />;
  if (load.data === undefined) return <Loading />;
  return (
    // Nothing in it takes the focus, and it is scrolled by keys all the same.
    <section className="nl-server" aria-label={t('title')} tabIndex={0}>
      <PageHeader title={t('title')} text={t('text')} />
      {load.error === null ? null : (
        <p role="alert" className="nl-server-lost">
          {t('lost')}
        </p>
      )}
      <LoadTiles now={load.data} history={history} />
      <ServerFacts now={load.data} />
      <ToolList />
    </section>
  );
}
