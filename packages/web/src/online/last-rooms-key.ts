/** Where the rooms are stored that the server sent last; the site's start only asks whether there are any. */
export const LAST_ROOMS = 'quayside.rooms'
