import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* Mailbox (netloom:ip:mailbox), one of its sides: words to and from whoever has the other one. */
  #ifndef MAILBOX_H
  #define MAILBOX_H

  #include <stdbool.h>
  #include <stdint.h>

  #include "mailbox_regs.h"

  /** Sends a word; false while there is no room for it. */
  bool mailbox_send(mailbox_regs_t *side, uint32_t word);

  /** Takes the oldest word that was received; false while there is none. */
  bool mailbox_receive(mailbox_regs_t *side, uint32_t *word);

  /** Takes back what the other side has not taken yet. */
  void mailbox_recall(mailbox_regs_t *side);

  /** Interrupts as long as a word waits here, or not. */
  void mailbox_interrupt_on_word(mailbox_regs_t *side, bool on);

  /** Interrupts as long as the other side has taken all that was sent, or not. */
  void mailbox_interrupt_on_taken(mailbox_regs_t *side, bool on);

  #endif
`;

const source = code`
  #include "mailbox.h"

  bool mailbox_send(mailbox_regs_t *side, uint32_t word)
  {
    if (side->STATUS & MAILBOX_STATUS_FULL_MASK)
      return false;
    side->DATA = word;
    return true;
  }

  bool mailbox_receive(mailbox_regs_t *side, uint32_t *word)
  {
    if (side->STATUS & MAILBOX_STATUS_EMPTY_MASK)
      return false;
    *word = side->DATA;
    return true;
  }

  void mailbox_recall(mailbox_regs_t *side)
  {
    side->COMMAND = MAILBOX_COMMAND_RECALL_MASK;
  }

  static void enable(mailbox_regs_t *side, uint32_t mask, bool on)
  {
    uint32_t others = side->IRQ_ENABLE & ~mask;

    side->IRQ_ENABLE = on ? others | mask : others;
  }

  void mailbox_interrupt_on_word(mailbox_regs_t *side, bool on)
  {
    enable(side, MAILBOX_IRQ_ENABLE_RECEIVED_MASK, on);
  }

  void mailbox_interrupt_on_taken(mailbox_regs_t *side, bool on)
  {
    enable(side, MAILBOX_IRQ_ENABLE_TAKEN_MASK, on);
  }
`;

export const mailbox = driver({
  id: 'mailbox',
  title: 'Mailbox',
  summary: 'Words to and from the other side, such as another core, and interrupts.',
  ip: 'mailbox',
  header,
  source,
});
