import type { WaveInfo } from '@netloom/waves';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedFocus } from '../panelStore.ts';
import type { ViewAction } from '../view/actions.ts';
import { parseTime } from './parseTime.ts';
import './markers.css';

interface Props {
  info: WaveInfo;
  cursor: number;
  dispatch: Dispatch<ViewAction>;
}

/** Puts the cursor at a typed time: `1.5us`, `1500` ticks, `+10ns` from the cursor on. */
export function GoToTime({ info, cursor, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const field = useAskedFocus<InputRef>();
  function go() {
    const time = parseTime(text, info, cursor);
    setFailed(time === null);
    if (time !== null) dispatch({ type: 'cursor', time, reveal: true });
  }
  return (
    <div className="nl-wave-markers-go-to">
      <Input.Search
        ref={field}
        size="small"
        addonBefore={t('markers.goTo')}
        placeholder={t('markers.goToHint')}
        aria-label={t('markers.goTo')}
        aria-invalid={failed}
        status={failed ? 'error' : ''}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFailed(false);
        }}
        enterButton={t('markers.go')}
        onSearch={go}
      />
      {failed && (
        <p role="alert" className="nl-wave-markers-error">
          {t('markers.noTime')}
        </p>
      )}
    </div>
  );
}
