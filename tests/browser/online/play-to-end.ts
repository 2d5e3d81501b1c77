/** Plays a game to its end over sockets, far faster than in browsers. */
import { type AnyRules, random } from '@quayside/kernel'
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, type ViewFrame } from '@quayside/protocol'

interface SocketSeat {
  readonly address: string
  readonly room: string
  readonly seat: number
  readonly seatSecret: string
}

const playSeat = ({ address, room, seat, seatSecret }: SocketSeat, rules: AnyRules): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`)
    const dice = random(`seat ${seat}`)
    let asked = 0
    const send = (message: ClientMessage): void => socket.send(JSON.stringify(message))
    const decide = ({ view: literal, moveNumber }: ViewFrame): void => {
      const view = rules.position.read(literal)
      if (!view.ok) {
        reject(new Error(view.refusal.code))
        return
      }
      if (rules.outcome(view.value) !== null) {
        socket.close()
        resolve()
        return
      }
      if (!rules.deciders(view.value).includes(seat)) return
      const commands = rules.commands(view.value, seat)
      const command = rules.notation.print(commands[dice.nextInt(commands.length)])
      asked++
      send({ kind: 'submit', requestId: `${seat}-${asked}`, expectedMove: moveNumber, command })
    }
    socket.addEventListener('open', () =>
      send({ kind: 'hello', protocol: PROTOCOL_VERSION, room, seatSecret, lastSeq: 0 }),
    )
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.kind === 'frame') decide(message.frame)
    })
    socket.addEventListener('error', () => reject(new Error('the socket failed')))
  })

/** All seats of a room decide at random until the game is over. */
export const playToEnd = async (seats: readonly SocketSeat[], rules: AnyRules): Promise<void> => {
  await Promise.all(seats.map((seat) => playSeat(seat, rules)))
}
