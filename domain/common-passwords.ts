/** The most common passwords and words, in lower case without digits at the end; see `checkPassword`. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword pa55word pass passe motdepasse contrasena contrasenya kennwort geheim secret secreto
  qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc
  qwe asd zxc qwert abcd abcde abcdef abcdefg abcdefgh abcdefghi abc abcabc aaaaaa zaq1zaq1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1q2w3e q1w2e3r4 zaq12wsx
  letmein letmeinnow welcome welcomeback welcometo willkommen bienvenue bienvenido hello hellohello hallo bonjour hola admin administrator
  adminadmin administrateur root toor rootroot superuser sysadmin user username test tester testing testtest temp temporary default
  guest demo demodemo sample example changeme changeit changethis newpassword mypassword yourpassword thepassword passwordpassword
  login signin access account master system server manager staff employee office work company business computer internet security
  iloveyou iloveu loveyou ilovegod loveme lovely lover love mylove sweetheart darling sweety sweetie honey babygirl baby babe angel
  princess prince queen king superman batman spiderman ironman pokemon pikachu naruto starwars startrek matrix hunter ranger killer
  dragon monkey shadow sunshine football baseball basketball soccer hockey softball volleyball tennis golf golfer fishing hunting
  michael jessica jennifer michelle charlie daniel andrew joshua jordan thomas robert matthew anthony william richard ashley amanda
  nicole elizabeth samantha stephanie patrick alexander christopher christian benjamin jonathan maria martin steven george harley
  buster ginger pepper maggie cookie cheese chocolate banana orange cherry apple summer winter spring autumn sommer winterwinter
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday mustang corvette ferrari porsche mercedes camaro yamaha harleydavidson yankees cowboys steelers eagles lakers
  arsenal chelsea liverpool barcelona realmadrid juventus freedom whatever trustno trustnoone nothing anything something
  jesus jesuschrist blessed heaven blahblah fuckyou fuckme asshole bullshit computer123 google facebook samsung microsoft windows
  linux apple iphone android money money123 dollar million gold silver platinum diamond diamonds crystal jewelry antique antiques
  auction auctions auctionhouse auctioneer bidder bidders bidding saleroom hammer gavel paddle consignor catalogue
  flower flowers butterfly purple yellow green blue black white rainbow unicorn phoenix tigger tiger lion eagle wolf panther
  snoopy garfield mickey minnie donald scooby simpsons startrek ncc1701 america american canada mexico london paris berlin madrid
  newyork california texas chicago boston florida australia england france germany spain`.split(/\s+/),
)
