import { CheckOutlined } from '@ant-design/icons';
import type { Choice, ChoiceGroup } from './choices.ts';
import { EffectText } from './EffectText.tsx';

interface GroupProps {
  group: ChoiceGroup;
  active: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** The signals of one peripheral that a pin offers. */
export function Group({ group: { instance, choices }, active, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={instance}>
      <h4>{instance}</h4>
      {choices.map((choice) => (
        <button
          key={choice.signal}
          type="button"
          tabIndex={-1}
          role="option"
          aria-selected={choice.effect.kind === 'current'}
          aria-disabled={choice.effect.kind === 'locked'}
          data-active={choice.signal === active?.signal}
          data-signal={choice.signal}
          onClick={() => onChoose(choice)}
        >
          <span>
            {choice.text}
            {choice.effect.kind === 'current' && <CheckOutlined aria-hidden />}
          </span>
          <EffectText effect={choice.effect} />
          <code>{choice.route}</code>
        </button>
      ))}
    </div>
  );
}
