/** Made by the build from the characters of our texts. */
declare module 'virtual:fonts.css'
