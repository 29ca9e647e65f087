### Being told of one’s turn

told-switch = Tell me when it is my turn
told-on = This browser tells you when it is your turn and the table is not open.
told-off = You are told only while a table is open.
told-insecure = This needs HTTPS: ask whoever runs the server.
told-blocked = You have blocked messages from this page. Allow them in the browser’s settings for this site.
told-unsupported = This browser cannot do that. On an iPhone or iPad, put the page on the home screen first.
told-failed = That did not work. Nothing has changed.
told-text = It is your turn.
