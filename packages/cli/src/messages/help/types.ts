// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface HelpMessages {
  'title.usage': null
  'title.arguments': null
  'title.options': null
  'title.global-options': null
  'title.commands': null
  'title.examples': null
  default: { text: Value; value: Value }
  choices: { text: Value; values: Value }
  setting: { text: Value; value: Value; variable: Value }
  'needs-token': { variable: Value }
  'exit-status': null
  'help.summary': null
  'option.help': null
  'option.version': null
  'option.lang': { languages: Value }
  'option.json': null
  'option.game': { games: Value }
  'option.players': null
  'option.full': null
  'option.short': null
  'option.start': null
  'option.seed': null
  'option.deck': null
  'option.set': null
  'option.at': null
  'option.level': { levels: Value }
  'option.threads': null
  'option.games': null
  'option.address': { address: Value; variable: Value }
  'option.reason': null
  'option.limit': null
  'option.cursor': null
  'argument.position': null
  'argument.id': null
  'quayside.description': null
  'quayside.example.1': null
  'quayside.example.2': null
  'quayside.example.3': null
  'quayside.example.4': null
  'quayside.example.5': null
  'play.summary': null
  'play.description': null
  'play.argument.file': null
  'play.option.bots': null
  'play.example.1': null
  'play.example.2': null
  'play.example.3': null
  'play.example.4': null
  'play.example.5': null
  'new.summary': null
  'new.description': null
  'new.option.output': null
  'new.option.force': null
  'new.option.json': null
  'new.example.1': null
  'new.example.2': null
  'new.example.3': null
  'new.example.4': null
  'new.example.5': null
  'show.summary': null
  'show.description': null
  'show.option.seat': null
  'show.example.1': null
  'show.example.2': null
  'show.example.3': null
  'show.example.4': null
  'verify.summary': null
  'verify.description': null
  'verify.argument.files': null
  'verify.option.json': null
  'verify.example.1': null
  'verify.example.2': null
  'verify.example.3': null
  'advise.summary': null
  'advise.description': null
  'advise.option.seat': null
  'advise.option.nodes': null
  'advise.example.1': null
  'advise.example.2': null
  'advise.example.3': null
  'review.summary': null
  'review.description': null
  'review.argument.file': null
  'review.option.nodes': null
  'review.example.1': null
  'review.example.2': null
  'review.example.3': null
  'catalogue.summary': null
  'catalogue.description': null
  'catalogue.argument.game': { games: Value }
  'catalogue.option.deck': null
  'catalogue.option.modules': null
  'catalogue.option.json': null
  'catalogue.example.1': null
  'catalogue.example.2': null
  'catalogue.example.3': null
  'catalogue.example.4': null
  'catalogue.example.5': null
  'catalogue.example.6': null
  'simulate.summary': null
  'simulate.description': null
  'simulate.option.seed': null
  'simulate.example.1': null
  'simulate.example.2': null
  'dataset.summary': null
  'dataset.description': null
  'dataset.option.output': null
  'dataset.option.seed': null
  'dataset.option.level': null
  'dataset.option.no-features': null
  'dataset.example.1': null
  'dataset.example.2': null
  'perft.summary': null
  'perft.description': null
  'perft.argument.file': null
  'perft.option.seed': null
  'perft.option.depth': null
  'perft.option.divide': null
  'perft.example.1': null
  'perft.example.2': null
  'perft.example.3': null
  'arena.summary': null
  'arena.description': null
  'arena.option.seed': null
  'arena.option.bots': null
  'arena.option.games': null
  'arena.option.one-against-many': null
  'arena.option.limit': null
  'arena.option.records': null
  'arena.example.1': null
  'arena.example.2': null
  'arena.example.3': null
  'arena.example.4': null
  'engine.summary': null
  'engine.description': null
  'engine.example.1': null
  'engine.example.2': null
  'serve.summary': null
  'serve.description': null
  'serve.example.1': null
  'serve.example.2': null
  'serve.example.3': null
  'serve.example.4': null
  'setting.port': null
  'setting.host': null
  'setting.database': null
  'setting.public-url': null
  'setting.trust-proxy': null
  'setting.site': null
  'setting.site-only': null
  'setting.smtp': null
  'setting.mail-from': null
  'setting.push-contact': null
  'setting.vapid-public': null
  'setting.vapid-private': null
  'setting.allow-private-webhooks': null
  'setting.operator-token': null
  'setting.bot-workers': null
  'setting.requests-per-minute': null
  'setting.connections-per-address': null
  'setting.bot-seconds': null
  'setting.bot-connections': null
  'setting.notification-seconds': null
  'setting.channel-failures': null
  'setting.job-attempts': null
  'setting.log-level': null
  'setting.quota-open-rooms': null
  'setting.quota-listed-rooms': null
  'setting.quota-bot-rooms': null
  'setting.quota-rooms-per-hour': null
  'setting.quota-rooms-per-day': null
  'setting.quota-guests-per-hour': null
  'setting.quota-mails-per-day': null
  'setting.quota-mails-per-recipient': null
  'setting.quota-megabytes-per-day': null
  'setting.quota-undos': null
  'setting.quota-rated-games': null
  'setting.leaderboard-games': null
  'setting.keep-unused-guests': null
  'setting.keep-guests': null
  'setting.keep-sessions': null
  'setting.keep-waiting-rooms': null
  'setting.keep-abandoned-rooms': null
  'setting.keep-unrated-games': null
  'setting.code-minutes': null
  'setting.port.default': null
  'setting.public-url.default': null
  'setting.trust-proxy.default': null
  'setting.site.default': null
  'setting.site-only.default': null
  'setting.smtp.default': null
  'setting.vapid-public.default': null
  'setting.vapid-private.default': null
  'setting.allow-private-webhooks.default': null
  'setting.operator-token.default': null
  'setting.bot-workers.default': null
  'setting.host.wanted': null
  'setting.database.wanted': null
  'setting.public-url.wanted': null
  'setting.trust-proxy.wanted': null
  'setting.site.wanted': null
  'setting.smtp.wanted': null
  'setting.mail-from.wanted': null
  'setting.push-contact.wanted': null
  'setting.vapid-public.wanted': null
  'setting.vapid-private.wanted': null
  'setting.operator-token.wanted': null
  'wanted.whole': { least: Value; most: Value }
  'wanted.scoped': { most: Value }
  'wanted.one-of': { values: Value }
  'wanted.switch': null
  'store.summary': null
  'store.example.1': null
  'store.example.2': null
  'store.example.3': null
  'store.example.4': null
  'store.backup.summary': null
  'store.backup.description': null
  'store.backup.argument.file': null
  'store.restore.summary': null
  'store.restore.description': null
  'store.restore.argument.file': null
  'store.copy.summary': null
  'store.copy.description': null
  'store.copy.argument.to': null
  'store.verify.summary': null
  'store.verify.description': null
  'store.verify.argument.file': null
  'operator.summary': null
  'operator.description': null
  'operator.example.1': null
  'operator.example.2': null
  'operator.example.3': null
  'operator.example.4': null
  'operator.example.5': null
  'operator.example.6': null
  'operator.option.json': null
  'operator.token.summary': null
  'operator.token.description': null
  'operator.reports.summary': null
  'operator.resolve.summary': null
  'operator.rooms.summary': null
  'operator.close.summary': null
  'operator.remove.summary': null
  'operator.players.summary': null
  'operator.rename.summary': null
  'operator.bans.summary': null
  'operator.ban.summary': null
  'operator.unban.summary': null
  'operator.jobs.summary': null
  'operator.retry.summary': null
  'operator.drop.summary': null
  'operator.channels.summary': null
  'operator.quotas.summary': null
  'operator.audit.summary': null
  'operator.rooms.argument.text': null
  'operator.rooms.option.game': null
  'operator.rooms.option.state': null
  'operator.players.argument.text': null
  'operator.rename.argument.player': null
  'operator.rename.argument.name': null
  'operator.ban.argument.target': null
  'operator.ban.option.reason': null
  'operator.ban.option.days': null
  'operator.ban.option.until': null
  'operator.jobs.option.state': null
  'usage.hint': null
  'usage.unknown-option': { flag: Value }
  'usage.unknown-command': { name: Value }
  'usage.did-you-mean': { names: Value }
  'usage.missing-argument': { name: Value }
  'usage.missing-value': { flag: Value }
  'usage.missing-option': { flag: Value }
  'usage.conflict': { flag: Value; other: Value }
  'usage.too-many-arguments': { given: number; expected: number; values: Value }
  'usage.bad-value': { flag: Value; value: Value; expected: Value }
  'usage.expected.whole': { least: Value; most: Value }
  'usage.expected.seat': null
  'usage.expected.viewer': null
  'usage.expected.date': null
  'usage.expected.choice': { values: Value }
}
