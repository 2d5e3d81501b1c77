import type { CommonCatalogue } from '../parameters.ts'

export const messages: CommonCatalogue = {
  player: 'Player {number}',
  'list.nothing': 'nothing',
  'refusal.game-over': 'The game is over.',
  'refusal.no-such-seat': 'There is no seat {number}: this game has {seats}.',
  'refusal.unknown-command': '“{text}” is not a command.',
  'refusal.unknown-card': 'There is no card called “{text}”.',
  'refusal.bad-options': 'The options cannot be read.',
  'refusal.unknown-field': 'There is no field called “{field}”.',
  'refusal.impossible-position': 'This position cannot occur in a game; see the field “{field}”.',
  'refusal.wrong-position':
    'This command was made for position {at}, but the game is at position {expected}.',
  'refusal.bad-seed':
    '“{seed}” cannot be a seed: use 1 to 64 letters, digits, periods, colons, underscores, or hyphens.',
  'refusal.another-game': 'This is a game of “{game}”, not of “{expected}”.',
  'refusal.future-rules':
    'The record uses rules version {version}; this program knows versions up to {known}.',
  'refusal.unknown-rules':
    'The record uses rules version {version}; this program only knows version {known}.',
  'refusal.wrong-deal': 'The record does not match its seed “{seed}”: the setup has been changed.',
  'refusal.wrong-result':
    'The result does not follow from the moves: lines are missing or have been changed.',
  'refusal.wrong-commitment':
    'The deal is not verified: the secret seed and the salt do not belong to the commitment that was published before the game.',
  'refusal.wrong-deal-seed':
    'The deal is not verified: its seed does not follow from the secret seed and the numbers that the players added.',
  'refusal.line-refused': 'Command {line}, “{command}”, was refused.',
  'refusal.line-refused.options': 'The options of the record were refused.',
  'refusal.not-a-record': 'This is not a record of a game.',
  'refusal.bad-header': 'Line {line} of the header cannot be read: “{text}”.',
  'refusal.bad-line': 'Line {line} cannot be read: “{text}”.',
  'refusal.cut-off': 'The record breaks off in line {line}.',
  'refusal.take-back-limit':
    'You can take back as far as position {limit}{because, select, reveal {, where something hidden was revealed} seat {, where another player acted} other {}}.',
  'refusal.nothing-to-take-back': 'There is nothing to take back.',
  'refusal.other': 'This is not possible.',
  'event.game-over': 'The game is over',
  'prompt.over': 'The game is over',
  'prompt.wait': 'Waiting for {players}',
  'command.done': 'Finish',
  'advice.expected': 'expected: {points}',
  'advice.behind': '{points} worse',
  'advice.even': 'as good, as far as can be told',
  'review.better': 'Better: {command} (worth {points} more)',
  'review.lead': 'From here on {player} is expected to win',
  'review.gain': '{player} gains {points}',
  'review.loss': '{player} loses {points}',
  'review.summary':
    '{player}: {mistakes, plural, =0 {no mistake found} one {# mistake, {points} given away} other {# mistakes, {points} given away}}',
  'review.stopped': 'Stopped after {reviewed} of {commands, plural, one {# command} other {# commands}}',
}
