import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { WaveInfo } from '@netloom/waves';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { PanelHeading } from '../panels/PanelHeading.tsx';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { NameCell } from './NameCell.tsx';
import './markers.css';

interface Props {
  info: WaveInfo;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
}

/** Spans to show again, by name. */
export function BookmarkList({ info, view, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const { bookmarks } = view;
  const show = (time: number) => formatTime(Math.round(time) + info.timeZero, info.timescale);
  const add = () => {
    dispatch({ type: 'bookmark.add', name: t('markers.span', { number: bookmarks.length + 1 }) });
  };
  return (
    <section className="nl-wave-markers-section">
      <PanelHeading title={t('markers.bookmarks')}>
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          title={t('markers.bookmark')}
          aria-label={t('markers.bookmark')}
          onClick={add}
        />
      </PanelHeading>
      {bookmarks.length === 0 && <p className="nl-wave-markers-hint">{t('markers.noBookmarks')}</p>}
      <ul className="nl-wave-markers-bookmarks">
        {bookmarks.map(({ key, name, from, to }) => (
          <li key={key}>
            <NameCell
              name={name}
              label={t('markers.name')}
              onChange={(next) => dispatch({ type: 'bookmark.rename', key, name: next })}
            />
            <button
              type="button"
              className="nl-wave-markers-jump"
              title={t('markers.show', { name })}
              onClick={() => dispatch({ type: 'show', span: { from, to } })}
            >
              {show(from)} – {show(to)}
            </button>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              title={t('markers.remove', { name })}
              aria-label={t('markers.remove', { name })}
              onClick={() => dispatch({ type: 'bookmark.remove', key })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
