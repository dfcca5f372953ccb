import { useSearchParams } from 'react-router';
import { WaveViewer, searchOf } from '../viewer/index.ts';
import type { WavePlace, WaveStart } from '../viewer/index.ts';
import { openData } from './openData.ts';

interface Props {
  place: WavePlace;
  /** What the address asks for; undefined while another dump is shown. */
  start: WaveStart | undefined;
}

/** The viewer of one open dump; the address follows the view that it has loaded. */
export function OpenedDump({ place, start }: Props) {
  const [, setSearch] = useSearchParams();
  const data = openData(place);
  const onView = (view: string | undefined) =>
    setSearch(searchOf(place, view === undefined ? {} : { view }), { replace: true });
  return data && <WaveViewer data={data} place={place} start={start} onView={onView} />;
}
