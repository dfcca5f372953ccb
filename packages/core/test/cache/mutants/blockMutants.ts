import type { Mutant } from './mutant.ts';

/** Of lines that instructions manage, with write-back. */
export const BLOCK_MUTANTS: readonly Mutant[] = [
  ['a line that a store has just changed is clean', 'managing && !stored && !(hit', 'managing && !(hit'],
  [
    'a clean line that is cleaned is dropped',
    'drops = managed && hit && manage[1]',
    'drops = managed && hit',
  ],
  ['a line that is invalidated stays', 'drops = managed && hit && manage[1]', "drops = 1'b0"],
  ['a line that is flushed stays', 'scanning || !manage[1]', "1'b1"],
  ['a line that is cleaned is dropped', 'scanning || !manage[1]', 'scanning'],
  ['the way of the victim is written', 'managing ? way_hit : victim', 'victim'],
  ['a line is written as the one before it', 'managing ? addr[31:8]', "managing ? addr[31:8] - 24'd1"],
  [
    'a line that was written stays dirty',
    '(scanning || managing) && m_axi_bvalid',
    'scanning && m_axi_bvalid',
  ],
  [
    'what another way has changed is waited for',
    '!(hit && manage[0] && |(way_hit & dirty))',
    '!(hit && manage[0] && |dirty)',
  ],
  ['a clean line is written', 'hit && manage[0] && |(way_hit & dirty);', 'hit && manage[0];'],
  ['what was written is fetched again', 'managing ? LOOK_UP : ADDRESS', 'ADDRESS'],
  [
    'an error is told twice',
    'state == EVICTED && (scanning || !managing) && m_axi_bvalid',
    'state == EVICTED && m_axi_bvalid',
  ],
  ['what follows is managed too', 'manage <= dbus_manage;', 'if (dbus_manage != 0) manage <= dbus_manage;'],
  [
    'a line that is there is answered as a load',
    'found = looked_up && hit && !managing',
    'found = looked_up && hit',
  ],
  [
    'a flush does not write',
    'manage <= dbus_manage;',
    'manage <= {dbus_manage[1], dbus_manage[0] && !dbus_manage[1]};',
  ],
];

/** With write-through, where nothing is to be written. */
export const BLOCK_THROUGH_MUTANTS: readonly Mutant[] = [
  ['a line that is cleaned is dropped', 'drops = managed && hit && manage[1]', 'drops = managed && hit'],
  ['a line that is invalidated stays', 'drops = managed && hit && manage[1]', "drops = 1'b0"],
  ['both ways are dropped', '({2{drops}} & way_hit)', '{2{drops}}'],
  ['what follows is managed too', 'manage <= dbus_manage;', 'if (dbus_manage != 0) manage <= dbus_manage;'],
  ['what is not there is fetched', 'miss = looked_up && !found && !managing', 'miss = looked_up && !found'],
];
