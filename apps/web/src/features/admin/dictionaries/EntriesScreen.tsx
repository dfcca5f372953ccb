import { selectDictTypeById } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { ListFailed, NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useTabTitle } from '../../../shell/useTabTitle.ts';
import { EntryList } from './EntryList.tsx';
import './dictionaries.css';

/** The entries of one dictionary. */
export default function EntriesScreen() {
  const { t } = useTranslation('dictionaries');
  const dictId = Number(useParams().dictId);
  const dictionary = useCall(selectDictTypeById, { params: { id: dictId } }, { meta: { quiet: true } });
  useTabTitle(dictionary.data?.dictName);
  if (dictionary.error !== null && dictionary.error.code === 404)
    return <NothingListed action={<Link to="/system/dict">{t('toAll')}</Link>}>{t('gone')}</NothingListed>;
  if (dictionary.error !== null)
    return <ListFailed error={dictionary.error} onRetry={() => void dictionary.refetch()} />;
  if (dictionary.data === undefined) return <Loading />;
  return <EntryList dictionary={dictionary.data} />;
}
